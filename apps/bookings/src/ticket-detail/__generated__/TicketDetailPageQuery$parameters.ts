/**
 * @generated SignedSource<<8e0dac01dceda4cd310c9fdec8b863b5>>
 * @relayHash 7b85f34585b8df84d143765a23397e06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2be41c2e1d4f065eeeaa634a66d5013169757a7beaf2477adb830be069953278

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TicketDetailPageQuery } from './TicketDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<TicketDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2be41c2e1d4f065eeeaa634a66d5013169757a7beaf2477adb830be069953278",
    "metadata": {},
    "name": "TicketDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
