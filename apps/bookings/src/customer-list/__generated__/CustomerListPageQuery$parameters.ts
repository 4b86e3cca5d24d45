/**
 * @generated SignedSource<<0753565f188b59d3d28c7190f08e2358>>
 * @relayHash 7e613785d926655663354877f64163e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5db4540df5ce5fc955973bd41fd5b9b3350b3be5b4435e9ac43580a9a488cb47

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerListPageQuery } from './CustomerListPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5db4540df5ce5fc955973bd41fd5b9b3350b3be5b4435e9ac43580a9a488cb47",
    "metadata": {},
    "name": "CustomerListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
