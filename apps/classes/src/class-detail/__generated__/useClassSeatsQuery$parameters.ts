/**
 * @generated SignedSource<<e2253a97df17abecfbaa856190f93e0d>>
 * @relayHash cf9559eb38906f23f25d686d3fec66ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID baf81714ec1af2d822c5d60ee03d8d49b3512521322a08272686a0b18dd9abfb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useClassSeatsQuery } from './useClassSeatsQuery.graphql';

const node: PreloadableConcreteRequest<useClassSeatsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "baf81714ec1af2d822c5d60ee03d8d49b3512521322a08272686a0b18dd9abfb",
    "metadata": {},
    "name": "useClassSeatsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
