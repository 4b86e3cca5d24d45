/**
 * @generated SignedSource<<e0acf8a2e62e9e150c5b9a9dcd32fea2>>
 * @relayHash d2009f103ffaf429a1adad6d4a541b3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93c7c74a50bc3a4d05929ac7443323e815f4abbf59498dba104a09551c14fbc2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerQuoteListPageQuery } from './CustomerQuoteListPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerQuoteListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93c7c74a50bc3a4d05929ac7443323e815f4abbf59498dba104a09551c14fbc2",
    "metadata": {},
    "name": "CustomerQuoteListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
