/**
 * @generated SignedSource<<15be3ad8ae3b15f1a2a80205536cadcb>>
 * @relayHash 8dd98cab10520664edf02c31c5d5c95b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84319eb884441cb78b83e31e5e8fca05865829e20101d7ea8f06bc10f8ddbef1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserDetailPageQuery } from './UserDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<UserDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84319eb884441cb78b83e31e5e8fca05865829e20101d7ea8f06bc10f8ddbef1",
    "metadata": {},
    "name": "UserDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
