/**
 * @generated SignedSource<<0e1eda25f40cce3a43d09a966400648a>>
 * @relayHash 60955ff0cd64ea56b1d0dff9a8d504f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4a3498e2a5cb35e4bdf54cfdcbc4844f8d19ba81882829efd6997243bbad32f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseDetailPageQuery } from './CourseDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<CourseDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4a3498e2a5cb35e4bdf54cfdcbc4844f8d19ba81882829efd6997243bbad32f",
    "metadata": {},
    "name": "CourseDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
