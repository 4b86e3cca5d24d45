/**
 * @generated SignedSource<<57cb7ec520ca094c8a3ed38ba56c031a>>
 * @relayHash 18b846422996fe1a829d88346cb6c99a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81772cb742e30e74a64502f191451ee57e9f59583ecf682725b81ee1ee1e2858

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "81772cb742e30e74a64502f191451ee57e9f59583ecf682725b81ee1ee1e2858",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
