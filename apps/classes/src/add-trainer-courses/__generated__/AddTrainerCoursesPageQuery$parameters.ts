/**
 * @generated SignedSource<<50deb12452beb8734df95863283929d0>>
 * @relayHash eab314fab3f78f2618687be442fe6111
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25601e23587a1e234f24aa0307812c79e19916e9cd00373627bc9abbc942b02e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddTrainerCoursesPageQuery } from './AddTrainerCoursesPageQuery.graphql';

const node: PreloadableConcreteRequest<AddTrainerCoursesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "25601e23587a1e234f24aa0307812c79e19916e9cd00373627bc9abbc942b02e",
    "metadata": {},
    "name": "AddTrainerCoursesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
