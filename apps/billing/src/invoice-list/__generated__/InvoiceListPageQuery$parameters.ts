/**
 * @generated SignedSource<<6affd83f64fc500e9e166f549aff46f1>>
 * @relayHash fdd37abc09403e2e048f3ea19713b052
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6dd0ee78d75aaae8d37fe58d1d8e79116324d044e159c43e4acc94b9ed0d58ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceListPageQuery } from './InvoiceListPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6dd0ee78d75aaae8d37fe58d1d8e79116324d044e159c43e4acc94b9ed0d58ac",
    "metadata": {},
    "name": "InvoiceListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
