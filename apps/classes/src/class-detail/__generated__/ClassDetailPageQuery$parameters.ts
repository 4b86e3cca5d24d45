/**
 * @generated SignedSource<<cdb15ce51a9a0998cc51eb3d23262a59>>
 * @relayHash be32e0c23a700fc5ef9b0af55347241e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3445ff1d737cde6e72d6d89ba0367dbfb13eca12ae0db601a1d3b4969e02768e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassDetailPageQuery } from './ClassDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ClassDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3445ff1d737cde6e72d6d89ba0367dbfb13eca12ae0db601a1d3b4969e02768e",
    "metadata": {},
    "name": "ClassDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
