/**
 * @generated SignedSource<<52193e32b1bbf7478f5700c242e67763>>
 * @relayHash e04dc875b4aa7e634f674373f611b293
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1053b831e57ae042ed79dab409df7f2418de1a55be27a1590e4ada78fba1b9a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerDetailPageQuery } from './CustomerDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1053b831e57ae042ed79dab409df7f2418de1a55be27a1590e4ada78fba1b9a9",
    "metadata": {},
    "name": "CustomerDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
