/**
 * @generated SignedSource<<ecd09093256b76c9f937543bdd91df1d>>
 * @relayHash e301a0269d455b826c1ac345f4d32142
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d5e37dae262dc1628a532f33cdadd2b444525d03dd2f9d797e2804b0193ec66

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrainerCourseListPageQuery } from './TrainerCourseListPageQuery.graphql';

const node: PreloadableConcreteRequest<TrainerCourseListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d5e37dae262dc1628a532f33cdadd2b444525d03dd2f9d797e2804b0193ec66",
    "metadata": {},
    "name": "TrainerCourseListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
