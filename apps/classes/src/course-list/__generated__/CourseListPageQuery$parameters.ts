/**
 * @generated SignedSource<<c8d8193fcc62af69c78d5d160d8ba1d0>>
 * @relayHash 1aca1ad7ce67a21776f0748382acb198
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 861cefd0fb1f2bab90ee13a5b12a172b45906f5fd2602f3443e16d6ba607bdc1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseListPageQuery } from './CourseListPageQuery.graphql';

const node: PreloadableConcreteRequest<CourseListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "861cefd0fb1f2bab90ee13a5b12a172b45906f5fd2602f3443e16d6ba607bdc1",
    "metadata": {},
    "name": "CourseListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
