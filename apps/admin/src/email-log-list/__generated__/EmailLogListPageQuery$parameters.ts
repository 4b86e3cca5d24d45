/**
 * @generated SignedSource<<8e612baecedcad4cb887965a07c4e137>>
 * @relayHash 3f0e77b0a2cd5f14961173d33da1075b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c670d451386cd0ba20636c878e5ebbba53d746df361efced437bf5725ecea48

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailLogListPageQuery } from './EmailLogListPageQuery.graphql';

const node: PreloadableConcreteRequest<EmailLogListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c670d451386cd0ba20636c878e5ebbba53d746df361efced437bf5725ecea48",
    "metadata": {},
    "name": "EmailLogListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
