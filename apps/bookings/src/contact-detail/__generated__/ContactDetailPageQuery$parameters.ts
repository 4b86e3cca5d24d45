/**
 * @generated SignedSource<<b6cc863e145ff11e1594dd55eb9c6887>>
 * @relayHash af6865203f9041ab20c8913ce266752f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af4f9d2fd3af91646d1269c7ac11c37adfcccdd9ffc94b54cef1a49d750e4e38

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactDetailPageQuery } from './ContactDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af4f9d2fd3af91646d1269c7ac11c37adfcccdd9ffc94b54cef1a49d750e4e38",
    "metadata": {},
    "name": "ContactDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
