/**
 * @generated SignedSource<<ae0c437982f4906df6f50de95e6cdf5f>>
 * @relayHash 0fec1d3c1bce17a5a8e19ea541691d64
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 593d579c363ebca6db2c943b5bf0c06b5f2b6e38a6cc912ba15622b75eb7e7ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangeRequestDetailPageQuery } from './ChangeRequestDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangeRequestDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "593d579c363ebca6db2c943b5bf0c06b5f2b6e38a6cc912ba15622b75eb7e7ff",
    "metadata": {},
    "name": "ChangeRequestDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
