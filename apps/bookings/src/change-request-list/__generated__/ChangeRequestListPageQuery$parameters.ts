/**
 * @generated SignedSource<<8af49f8216ff86eddb769085a39e527b>>
 * @relayHash 7da4fd2100423f7c3e9f24b76ef0c647
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3ceaf4f954dd7e428be8c9fbb0accdcf26a9515764d58de1d01b0508ec74583

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangeRequestListPageQuery } from './ChangeRequestListPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangeRequestListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3ceaf4f954dd7e428be8c9fbb0accdcf26a9515764d58de1d01b0508ec74583",
    "metadata": {},
    "name": "ChangeRequestListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
