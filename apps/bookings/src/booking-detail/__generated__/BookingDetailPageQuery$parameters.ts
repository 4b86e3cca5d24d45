/**
 * @generated SignedSource<<b01e6a8e797811cacdd211c686fec680>>
 * @relayHash 77b3978f621142485a30a47ac5f264b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 802c7587caf36bd18ebbbabbb47d1a898815be8d55b2a68458f2d0f581916701

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "802c7587caf36bd18ebbbabbb47d1a898815be8d55b2a68458f2d0f581916701",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
