/**
 * @generated SignedSource<<d55770260b38c9691b1d7648f285794f>>
 * @relayHash 9e1bcd14c22f1cd39492d292a212783a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11d402c5bacd2914790c138ad746adf7dd547257077b9cb6ea4fc18483868762

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailLogListPageQuery } from './EmailLogListPageQuery.graphql';

const node: PreloadableConcreteRequest<EmailLogListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11d402c5bacd2914790c138ad746adf7dd547257077b9cb6ea4fc18483868762",
    "metadata": {},
    "name": "EmailLogListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
