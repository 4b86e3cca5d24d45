/**
 * @generated SignedSource<<e2eaf82b60e5e8ae4ab68f00481a7b85>>
 * @relayHash 13a31ce0ab79a98d99867e19e7a1637c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f66f5c6848df810b34a0cb057dc1e18be70a18f460dace4facce0199dc381197

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useCustomerTotalsQuery } from './useCustomerTotalsQuery.graphql';

const node: PreloadableConcreteRequest<useCustomerTotalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f66f5c6848df810b34a0cb057dc1e18be70a18f460dace4facce0199dc381197",
    "metadata": {},
    "name": "useCustomerTotalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
