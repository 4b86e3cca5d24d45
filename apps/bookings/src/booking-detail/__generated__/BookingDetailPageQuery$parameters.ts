/**
 * @generated SignedSource<<429e57b2c0071b9bae0c540102e50928>>
 * @relayHash eb67f22ede2401d1282b53dc6832d3fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79b54d8b140eee25fc069bea48da7107b36e3c96081291e1f0adb6ae29defa91

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingDetailPageQuery } from './BookingDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79b54d8b140eee25fc069bea48da7107b36e3c96081291e1f0adb6ae29defa91",
    "metadata": {},
    "name": "BookingDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
