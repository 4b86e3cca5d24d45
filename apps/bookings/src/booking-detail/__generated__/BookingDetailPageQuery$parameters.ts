/**
 * @generated SignedSource<<ce37e3fdfa07ed344e1acbf2867eaeea>>
 * @relayHash 2dc97178d75f1ef5548d43c56824570c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a2830e9883e6028afca99738f3f3408750e3b2acdfa7fd29db3e47d892e56c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a2830e9883e6028afca99738f3f3408750e3b2acdfa7fd29db3e47d892e56c0",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
