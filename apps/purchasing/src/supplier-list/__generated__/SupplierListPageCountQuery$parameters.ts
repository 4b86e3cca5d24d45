/**
 * @generated SignedSource<<8961369dad40fb76f9efc35087d108c9>>
 * @relayHash 005d40ed81ac97f9f2f8b47b35640c2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6eb3176d55ce27ac0908b0e96bce56288ef91060109141247616b2846b230b93

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SupplierListPageCountQuery } from './SupplierListPageCountQuery.graphql';

const node: PreloadableConcreteRequest<SupplierListPageCountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6eb3176d55ce27ac0908b0e96bce56288ef91060109141247616b2846b230b93",
    "metadata": {},
    "name": "SupplierListPageCountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
