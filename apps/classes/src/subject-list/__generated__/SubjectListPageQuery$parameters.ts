/**
 * @generated SignedSource<<4a98fcaad1722eb6745bd4d18efe89c1>>
 * @relayHash 1a605d2d6be59d9823a1ecab331c16e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 586978d7e45325d51f2805c4ee754dc4ac0163631542ed40a95c468502695cd3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubjectListPageQuery } from './SubjectListPageQuery.graphql';

const node: PreloadableConcreteRequest<SubjectListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "586978d7e45325d51f2805c4ee754dc4ac0163631542ed40a95c468502695cd3",
    "metadata": {},
    "name": "SubjectListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
