/**
 * @generated SignedSource<<3dd09b7fa40652d6c20f12101ae38b0b>>
 * @relayHash bfe89877bb0a946402f8c5b2596c49ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c66f28dccad443883e9a79ba4a5b439aee0e020c58755e8a2905c8288b1c8147

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailLogListPageQuery } from './EmailLogListPageQuery.graphql';

const node: PreloadableConcreteRequest<EmailLogListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c66f28dccad443883e9a79ba4a5b439aee0e020c58755e8a2905c8288b1c8147",
    "metadata": {},
    "name": "EmailLogListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
