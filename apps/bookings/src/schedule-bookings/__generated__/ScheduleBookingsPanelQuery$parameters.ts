/**
 * @generated SignedSource<<ef10ea5a98777f69849d594eb4c125b5>>
 * @relayHash 5a7ab02649b9fa2718f85831f6617bf1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2de91fae2db33b3aee9cad5bb8c6b043f85165215b0643c4cd62a410c5d99795

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ScheduleBookingsPanelQuery } from './ScheduleBookingsPanelQuery.graphql';

const node: PreloadableConcreteRequest<ScheduleBookingsPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2de91fae2db33b3aee9cad5bb8c6b043f85165215b0643c4cd62a410c5d99795",
    "metadata": {},
    "name": "ScheduleBookingsPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
