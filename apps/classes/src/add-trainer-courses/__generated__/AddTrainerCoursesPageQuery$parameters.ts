/**
 * @generated SignedSource<<e6ae25ce7639cb4d7fb58b68eb0b3907>>
 * @relayHash 19b6b2680ca119cb180a8be7f5ee5bed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05a5becaf24a5ed6500eedaee265abc23af1cbf397614cf00d3bab0f1d67a48b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddTrainerCoursesPageQuery } from './AddTrainerCoursesPageQuery.graphql';

const node: PreloadableConcreteRequest<AddTrainerCoursesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "05a5becaf24a5ed6500eedaee265abc23af1cbf397614cf00d3bab0f1d67a48b",
    "metadata": {},
    "name": "AddTrainerCoursesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
