/**
 * @generated SignedSource<<604ba1a14d9349703e379fdd1d2551aa>>
 * @relayHash 601923f0226ce5fe143964711e9989b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a124589ad00e4d3634f754c6b17ae36f75403db783012fa1e8bad11aa371ee4d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a124589ad00e4d3634f754c6b17ae36f75403db783012fa1e8bad11aa371ee4d",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
