/**
 * @generated SignedSource<<1786411227088781966ab91ddbd3d80d>>
 * @relayHash e1d6bb2e1e80a6780f01c01034a5a2d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae896988dfb125b98d7756476320751240917a78566c1f5395688eed5c5990a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ae896988dfb125b98d7756476320751240917a78566c1f5395688eed5c5990a5",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
