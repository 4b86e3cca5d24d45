/**
 * @generated SignedSource<<d4a8d5d25cc18b824c86e41f05dfe724>>
 * @relayHash 21d400e305d3ae9522b409d92d27be29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ed9c826cdaaa03592e59042e193e47e1e768c01af5eddc3b20655a2c62775a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ed9c826cdaaa03592e59042e193e47e1e768c01af5eddc3b20655a2c62775a4",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
