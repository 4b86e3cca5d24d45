/**
 * @generated SignedSource<<6c04f75fb56a9678a945212d506a4a5a>>
 * @relayHash 4a8edfba1a8f9e6c2a9809aa667ef9b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b97d92c3390c46640ccd136aa8a6a9f65161f6e9d8b1b0f847dfdc3810be2a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { brandTotalsQuery } from './brandTotalsQuery.graphql';

const node: PreloadableConcreteRequest<brandTotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b97d92c3390c46640ccd136aa8a6a9f65161f6e9d8b1b0f847dfdc3810be2a1",
    "metadata": {},
    "name": "brandTotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
