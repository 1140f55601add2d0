import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * The label of a field in an audit entry, as the screens name it (AUD-13). Null for a field that no
 * screen shows.
 */
export const fieldMessage = (field: string): MessageDescriptor | null =>
  registerField(field) ?? settingField(field) ?? sessionField(field) ?? workField(field);

function registerField(field: string): MessageDescriptor | null {
  switch (field) {
    case 'code':
      return msg`Code`;
    case 'externalReference':
      return msg`External reference`;
    case 'presentation':
      return msg`Presentation`;
    case 'receptionDate':
      return msg`Reception`;
    case 'expirationDate':
      return msg`Expiration`;
    case 'certificationDate':
      return msg`Certification date`;
    case 'referenceValues':
      return msg`Assigned values`;
    case 'initialQuantity':
      return msg`Initial quantity`;
    case 'currentQuantity':
    case 'quantity':
      return msg`Remaining, mL`;
    case 'reference':
      return msg`This sample is a reference material`;
    case 'referenceScope':
      return msg`Scope of the reference material`;
    case 'referenceOrigin':
      return msg`Origin of the assigned values`;
    case 'active':
      return msg`Active`;
    case 'additionalInfo':
      return msg`Additional info`;
    case 'firstName':
      return msg`First name`;
    case 'lastName':
      return msg`Last name`;
    case 'name':
    case 'displayName':
      return msg`Name`;
    case 'registeredOn':
      return msg`Registered on`;
    case 'lastSession':
      return msg`Last session`;
    case 'status':
      return msg`Status`;
    case 'taster':
      return msg`Taster`;
    case 'lastSignIn':
      return msg`Last sign-in`;
    case 'leader':
      return msg`Panel leader`;
    case 'phone':
      return msg`Phone`;
    case 'email':
      return msg`Email`;
    case 'address':
      return msg`Address`;
    case 'address2':
      return msg`Address, second line`;
    case 'city':
      return msg`City`;
    case 'postalCode':
      return msg`Postal code`;
    case 'country':
      return msg`Country`;
    case 'webAddress':
      return msg`Web address`;
    case 'normRevision':
      return msg`Revision of COI/T.20/Doc. 15`;
    case 'timeZone':
      return msg`Time zone`;
    case 'ends':
      return msg`Good until`;
    case 'username':
      return msg`User name`;
    case 'role':
      return msg`Role`;
    case 'enabled':
      return msg`The account may sign in`;
    case 'chosen':
      return msg`The owner has chosen a password`;
    case 'secondFactor':
      return msg`Second factor`;
    case 'referenceClass':
      return msg`Classification`;
    case 'classReason':
      return msg`Despite unmet criteria`;
    case 'decisionReason':
      return msg`Decided by a person`;
    case 'predominantDefect':
      return msg`Predominant defect`;
    // The history of a taster's statuses is one list.
    case '':
      return msg`Statuses`;
    default:
      return null;
  }
}

function settingField(field: string): MessageDescriptor | null {
  switch (field) {
    case 'duplicatesQualityNumberPanel':
      return msg`Number of duplicates, panel`;
    case 'duplicatesQualityNumberTaster':
      return msg`Number of duplicates, tasters`;
    case 'matchingDefect':
      return msg`Matching defect for the panel deviation number`;
    case 'sigmaMethod':
      return msg`Standard deviation of the method`;
    case 'panelAttribute':
      return msg`Attribute for panel indexes`;
    case 'tasterAttribute':
      return msg`Attribute for taster indexes`;
    case 'referencesInTasterDeviation':
      return msg`Reference materials in the taster deviation number`;
    case 'indexLimit':
      return msg`Limit of the indexes`;
    case 'evaluationsAYear':
      return msg`Minimum evaluations of a taster a year`;
    case 'method':
      return msg`Version of the method`;
    case 'scheme':
      return msg`Samples classification`;
    case 'ordinaryVirgin':
      return msg`Ordinary virgin (IOC)`;
    case 'tradeStandardEdition':
      return msg`Edition of the trade standard (IOC)`;
    case 'quantile':
      return msg`Quantile algorithm`;
    case 'duplicateOrder':
      return msg`Duplicate order`;
    case 'enMaxDefect':
      return msg`Maximum En, defect`;
    case 'enMaxFruity':
      return msg`Maximum En, fruity`;
    case 'roundedMedian':
      return msg`Use of the rounded median`;
    case 'categoryMatch':
      return msg`Category match`;
    case 'defectMatch':
      return msg`Defect match`;
    case 'inactivityMonths':
      return msg`Months of taster inactivity`;
    case 'awardScore':
      return msg`How scores are put together`;
    case 'awardGold':
      return msg`Gold from`;
    case 'awardSilver':
      return msg`Silver from`;
    case 'awardBronze':
      return msg`Bronze from`;
    case 'tastersSeeFigures':
      return msg`Tasters see their sheets beside the panel`;
    default:
      return null;
  }
}

function sessionField(field: string): MessageDescriptor | null {
  switch (field) {
    case 'state':
      return msg`State`;
    case 'date':
      return msg`Date`;
    case 'start':
      return msg`Start`;
    case 'sheet':
      return msg`Profile sheet`;
    case 'training':
      return msg`Training`;
    case 'answers':
      return msg`Answer at once after signing`;
    case 'counts':
      return msg`Counts for the quality indexes`;
    case 'targets':
      return msg`Targets`;
    case 'multicode':
      return msg`A code of its own for each taster`;
    case 'roomTemperature':
      return msg`Temperature of the room, °C`;
    case 'sampleTemperature':
      return msg`Temperature of the samples, °C`;
    case 'restMinutes':
      return msg`Rest between samples, min`;
    case 'notes':
      return msg`Notes`;
    case 'samples':
      return msg`Samples`;
    case 'tasters':
      return msg`Tasters`;
    case 'codes':
      return msg`Codes`;
    case 'draws':
      return msg`Draws of codes and orders`;
    case 'checks':
      return msg`Counter-assessment`;
    case 'glasses':
      return msg`Glasses`;
    case 'replicate':
      return msg`Replicate`;
    case 'served':
      return msg({ context: 'audit trail', message: 'Sheets expected' });
    case 'sealed':
      return msg({ context: 'audit trail', message: 'Sheets stored' });
    case 'warnings':
      return msg`Conditions that are not met`;
    case 'failed':
      return msg`Criteria that are not met`;
    case 'excluded':
      return msg`Sheets left out`;
    case 'verdicts':
      return msg`Verdicts of the samples`;
    case 'results':
      return msg`Digest of the results`;
    case 'settingsHeads':
      return msg`Version of the settings`;
    case 'digest':
      return msg`Digest`;
    case 'version':
      return msg`Version`;
    case 'late':
      return msg`Late`;
    case 'valid':
      return msg`Valid`;
    case 'reason':
      return msg`Reason`;
    case 'signedAt':
      return msg`Signed on the device`;
    case 'call':
      return msg`Call`;
    case 'class':
      return msg`Category`;
    case 'verdict':
      return msg`Verdict`;
    case 'text':
      return msg`Note`;
    case 'conduct':
      return msg`How it was tasted`;
    default:
      return null;
  }
}

function workField(field: string): MessageDescriptor | null {
  switch (field) {
    case 'oilsOnPlans':
      return msg`Oils on plans, with their sessions`;
    case 'open':
      return msg`Open again`;
    case 'kind':
      return msg`Kind`;
    case 'onDevice':
      return msg`What was on the device`;
    case 'unconfirmed':
      return msg`Not confirmed yet`;
    case 'scores':
      return msg`Digest of the scores`;
    case 'marks':
      return msg`Marks`;
    case 'fruityKind':
      return msg`Fruity: green or ripe`;
    case 'otherDescriptor':
      return msg`What the other negative attribute is`;
    case 'smelledOnly':
      return msg`Smelled, not tasted`;
    case 'heatingDevice':
      return msg`Heating device`;
    case 'comments':
      return msg`Comments`;
    case 'seen':
      return msg`Figures of the panel seen`;
    case 'order':
      return msg`Order of the glasses`;
    case 'rest':
      return msg`Rest`;
    case 'restUntil':
      return msg`Rest until`;
    case 'pairs':
      return msg`Pairs`;
    case 'sessions':
      return msg`Sessions`;
    case 'sheets':
      return msg`Sheets`;
    case 'replaces':
      return msg`Replaces the report`;
    case 'validated':
      return msg`Validated`;
    case 'settled':
      return msg`Differences settled`;
    case 'clock':
      return msg`Clock of the device`;
    case 'bytes':
      return msg`Size in bytes`;
    case 'keyDigest':
      return msg`Digest of which code was which oil`;
    case 'glassDigest':
      return msg`Digest of the glass`;
    case 'partial':
      return msg`Partial, without what leaders alone may read`;
    case 'signature':
      return msg`Signature`;
    case 'key':
      return msg`Key of the signature`;
    case 'accounts':
      return msg`Accounts other than the trail tells`;
    case 'required':
      return msg`Second factor required`;
    default:
      return null;
  }
}
