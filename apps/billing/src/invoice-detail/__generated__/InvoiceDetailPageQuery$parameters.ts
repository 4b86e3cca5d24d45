/**
 * @generated SignedSource<<c5b1f7a691d7ef120e1182c01a293d50>>
 * @relayHash 54a129f3cbc3eb798a0cae62ce694248
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 531cece66225cf0ef9ab2a10e107a97b3b64ec15fa8267d7e2d22e614d7c2c44

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "531cece66225cf0ef9ab2a10e107a97b3b64ec15fa8267d7e2d22e614d7c2c44",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
