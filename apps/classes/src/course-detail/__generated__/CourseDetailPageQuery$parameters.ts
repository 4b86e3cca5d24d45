/**
 * @generated SignedSource<<a9868ca7ad6c6aaa959e1d452c1f6b26>>
 * @relayHash 87ebaff5394f5965d2af36429635896b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f8aa6a47335dd809e8fa645d303b2a75595922158ce25712e6d81fcd6136667

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseDetailPageQuery } from './CourseDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<CourseDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f8aa6a47335dd809e8fa645d303b2a75595922158ce25712e6d81fcd6136667",
    "metadata": {},
    "name": "CourseDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
