/**
 * @generated SignedSource<<676e2428475deebea2e06cd20ed297dc>>
 * @relayHash 3211aa54eb41024f40f5913737f80f68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49f342d7103f4aebc2f39d26cb46edd3a0248e1543cef4c7fa0b791e9567c8ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49f342d7103f4aebc2f39d26cb46edd3a0248e1543cef4c7fa0b791e9567c8ea",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
