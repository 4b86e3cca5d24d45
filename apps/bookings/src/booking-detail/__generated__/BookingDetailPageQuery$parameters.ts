/**
 * @generated SignedSource<<8d1532a7fd062cb3b295fb01f52a7ace>>
 * @relayHash bb05a855aae3b32562e562eb1caa66a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0810a841de4d580167ce038424e42b7e2ff021e9427290f2702ad7111388039c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0810a841de4d580167ce038424e42b7e2ff021e9427290f2702ad7111388039c",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
