/**
 * @generated SignedSource<<8ebcab6e8310952480960bd9b1565af0>>
 * @relayHash c47a353f51cd2b53ca88f1ada83b877f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b6de0976f27cb43ee0b80e9233b6661322cc5ea48b0edb897873f08e2839ec3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseListPageCountQuery } from './CourseListPageCountQuery.graphql';

const node: PreloadableConcreteRequest<CourseListPageCountQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b6de0976f27cb43ee0b80e9233b6661322cc5ea48b0edb897873f08e2839ec3",
    "metadata": {},
    "name": "CourseListPageCountQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
