/**
 * @generated SignedSource<<8783ce5e6b4dc161453c7341daa08975>>
 * @relayHash d8b0fec837f9fd1280ad678ed204d427
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d47dfdd626219970dca151939b05232ba4e899a624ea2fc83953ef4dc80f583

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerListPageQuery } from './CustomerListPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d47dfdd626219970dca151939b05232ba4e899a624ea2fc83953ef4dc80f583",
    "metadata": {},
    "name": "CustomerListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
