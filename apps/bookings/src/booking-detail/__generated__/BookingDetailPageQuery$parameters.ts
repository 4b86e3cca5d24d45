/**
 * @generated SignedSource<<1f6105b7781f5ffcddcebc92e6dc7e7c>>
 * @relayHash 152ffe88a9517c813a5b465bc8630913
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e43b30698f3ebc60dd60b77b79e66016107368e57af251dcec3c69c4a184333

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e43b30698f3ebc60dd60b77b79e66016107368e57af251dcec3c69c4a184333",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
