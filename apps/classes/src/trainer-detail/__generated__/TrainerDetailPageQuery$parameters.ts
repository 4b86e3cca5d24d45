/**
 * @generated SignedSource<<4cc9eca189841c145f7f8e7335ec031d>>
 * @relayHash b4cc197937d0d2d707c3ce74667fed14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5aa3b0c08d4f856dae896477b0374a3b7a0eb954ea2353865e907e6b65c6ac69

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrainerDetailPageQuery } from './TrainerDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<TrainerDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5aa3b0c08d4f856dae896477b0374a3b7a0eb954ea2353865e907e6b65c6ac69",
    "metadata": {},
    "name": "TrainerDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
