/**
 * @generated SignedSource<<8aa787c1659a9437308cb7581ec6a3a8>>
 * @relayHash 72330143bc2580c9c8f7cb2d66a8c415
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40c00a29a0b5597fd7bf9333b0f042a2a99036776a4ffbe3025211ac2920486f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoiceDetailPageQuery } from './InvoiceDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoiceDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "40c00a29a0b5597fd7bf9333b0f042a2a99036776a4ffbe3025211ac2920486f",
    "metadata": {},
    "name": "InvoiceDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
