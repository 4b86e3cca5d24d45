/**
 * @generated SignedSource<<016e4f5ef73c10c34a3cf21dadbc3156>>
 * @relayHash 1e001fb1f160e56e01e9e9aaf8f7d79d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abd771dc3afa094d980bd716fd54928c4e0b42d4d881c754304069e308667350

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "abd771dc3afa094d980bd716fd54928c4e0b42d4d881c754304069e308667350",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
