/**
 * @generated SignedSource<<3ba948f717ef6dfcbc4cc77ab7b9debe>>
 * @relayHash 356c6d86e2ff6e0bc4afb64c7595bd82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4750cfaca835332d7e13975b5d730accf9762fef045f58d105967dd20fadd9ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4750cfaca835332d7e13975b5d730accf9762fef045f58d105967dd20fadd9ae",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
