/**
 * @generated SignedSource<<e8fc961e88f2c430f5c48a18e01eaf57>>
 * @relayHash 3ed428d7939d801c239aaaad1721b270
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f7bbbcdf43fb04004d324530a34036c131474583941e4aa470ac5be00dda38d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrainerDetailPageQuery } from './TrainerDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<TrainerDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f7bbbcdf43fb04004d324530a34036c131474583941e4aa470ac5be00dda38d",
    "metadata": {},
    "name": "TrainerDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
