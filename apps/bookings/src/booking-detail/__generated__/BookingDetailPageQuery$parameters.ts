/**
 * @generated SignedSource<<2dfe59328cd1daa75c1bbed62ebb86cb>>
 * @relayHash 38c3745422e87c34ce0733335a68d79c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b24870fd1969d5391c6e5674fc49a06d36a87f1fe4e66843b29054d29320f0c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b24870fd1969d5391c6e5674fc49a06d36a87f1fe4e66843b29054d29320f0c",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
