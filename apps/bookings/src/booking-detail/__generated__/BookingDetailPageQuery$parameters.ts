/**
 * @generated SignedSource<<c69b5aef53883ee8626a602d7d90beae>>
 * @relayHash 70176cc2fcf3bad75bfe1ac96e5a3cd6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f48fd06a18d9712b7dcae3fffcc54f44342417c19b3d5d7bba772bbc6b6e619

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f48fd06a18d9712b7dcae3fffcc54f44342417c19b3d5d7bba772bbc6b6e619",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
