/**
 * @generated SignedSource<<921ff204ab6dffaf9d7122935bc90b33>>
 * @relayHash 092660349d921484dcb35a45872733da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aebd6f4c6f2e9fcb6025ca05471ad7eecb19828fde9a85a7fddbc1fbe2b21021

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aebd6f4c6f2e9fcb6025ca05471ad7eecb19828fde9a85a7fddbc1fbe2b21021",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
