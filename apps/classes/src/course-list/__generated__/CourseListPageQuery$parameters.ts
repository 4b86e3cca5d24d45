/**
 * @generated SignedSource<<0635df45c2b63553054fa3a5370c35a8>>
 * @relayHash 050e9e58e11f7800d265f4b0ccdf0f1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93bfd6ce8be7daa65f3eafcd881eeec8c818c4fd16cb8edbfc8a43beb0349dc1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseListPageQuery } from './CourseListPageQuery.graphql';

const node: PreloadableConcreteRequest<CourseListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93bfd6ce8be7daa65f3eafcd881eeec8c818c4fd16cb8edbfc8a43beb0349dc1",
    "metadata": {},
    "name": "CourseListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
