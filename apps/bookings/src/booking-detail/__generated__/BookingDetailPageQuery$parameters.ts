/**
 * @generated SignedSource<<c4a128806ea72697f95cc265824eb72f>>
 * @relayHash 5507334001e3949f181d868550e8be1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5b2b047a88bcceacb73ee27638e118355ca00c87e70d61a98dd825b35c8cfd9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5b2b047a88bcceacb73ee27638e118355ca00c87e70d61a98dd825b35c8cfd9",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
