/**
 * @generated SignedSource<<1556c0b36e56bb11f0becef20adfb100>>
 * @relayHash 6bbf79080f4c83b90aa0cd6373431b54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e01c96f1ffc96350f2e4da7bcdda32a89fbec593a2876d6070e698dc17fe269

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e01c96f1ffc96350f2e4da7bcdda32a89fbec593a2876d6070e698dc17fe269",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
