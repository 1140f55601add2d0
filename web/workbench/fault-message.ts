import type { MessageDescriptor } from '@lingui/core';
import { msg, select } from '@lingui/core/macro';
import type { FileFault } from '../../domain/words/file-fault.ts';

/**
 * Returns the translated message for a fault in a file (exchange.md). Names of columns and settings
 * stay as in the file.
 */
export function faultMessage(fault: FileFault): MessageDescriptor {
  switch (fault.code) {
    case 'line-too-long':
      return msg`longer than 64\u00a0KiB`;
    case 'zero-byte':
      return msg`a zero byte is no text; UTF-16 needs its byte order mark`;
    case 'not-utf-8':
      return msg`bytes that are not UTF-8: save it as CSV UTF-8`;
    case 'not-utf-16':
      return msg`bytes that are not UTF-16`;
    case 'file-empty':
      return msg`the file is empty`;
    case 'quote-open':
      return msg`a quote is not closed`;
    case 'after-quote':
      return msg`text after a closing quote`;
    case 'stray-quote':
      return msg`a quote inside a cell that does not begin with one`;
    case 'column-missing': {
      const { column } = fault.values;
      return msg`column ${column} is missing`;
    }
    case 'column-twice': {
      const { column } = fault.values;
      return msg`column ${column} is there twice`;
    }
    case 'one-column':
      return msg`there is one column: cells are separated by commas, semicolons or tabs`;
    case 'cells-differ': {
      const { cells, heads, separator } = fault.values;
      return msg`${cells} cells where the header has ${heads}, separated by ${select(separator, { commas: 'commas', semicolons: 'semicolons', other: 'tabs' })}`;
    }
    case 'cell-empty': {
      const { column } = fault.values;
      return msg`${column} is empty`;
    }
    case 'attribute-unknown': {
      const { cell } = fault.values;
      return msg`unknown attribute ${cell}`;
    }
    case 'intensity': {
      const { cell } = fault.values;
      return msg`intensity ${cell} is not a whole number of millimetres from 0 to 100`;
    }
    case 'replicate': {
      const { cell } = fault.values;
      return msg`replicate ${cell} is not 1 or 2`;
    }
    case 'not-a-flag': {
      const { column, cell } = fault.values;
      return msg`${column} ${cell} is not true or false`;
    }
    case 'session-state': {
      const { cell, states } = fault.values;
      return msg`session_state ${cell} is not ${states} or empty`;
    }
    case 'qualifier': {
      const { cell, attribute } = fault.values;
      return msg`qualifier ${cell} does not belong to ${attribute}`;
    }
    case 'position': {
      const { cell } = fault.values;
      return msg`position ${cell} is not a number from 1`;
    }
    case 'instant': {
      const { column, cell } = fault.values;
      return msg`${column} ${cell} is not a time as 2026-11-21T10:15:00+01:00`;
    }
    case 'not-a-date': {
      const { column, cell } = fault.values;
      return msg`${column} ${cell} is not a date as 2026-11-21`;
    }
    case 'date-differs': {
      const { date, known } = fault.values;
      return msg`date ${date} differs from ${known} of the same session`;
    }
    case 'session-differs': {
      const { column } = fault.values;
      return msg`${column} differs from an earlier row of the same session`;
    }
    case 'evaluation-differs': {
      const { column } = fault.values;
      return msg`${column} differs from an earlier row of the same evaluation`;
    }
    case 'second-answer': {
      const { session, sample, replicate, taster, attribute } = fault.values;
      return msg`a second answer for session ${session}, sample ${sample}, replicate ${replicate}, taster ${taster}, attribute ${attribute}`;
    }
    case 'no-defect': {
      const { attribute } = fault.values;
      return msg`${attribute} cannot be a predominant defect`;
    }
    case 'not-cm-to-10': {
      const { column, cell } = fault.values;
      return msg`${column} ${cell} is not a number of cm from 0 to 10`;
    }
    case 'not-cm': {
      const { column, cell } = fault.values;
      return msg`${column} ${cell} is not a number of cm from 0`;
    }
    case 'second-row': {
      const { sample, attribute } = fault.values;
      return msg`a second row for sample ${sample}, attribute ${attribute}`;
    }
    case 'second-predominant': {
      const { sample } = fault.values;
      return msg`a second predominant defect of sample ${sample}`;
    }
    case 'not-json': {
      const { why } = fault.values;
      return msg`it is no JSON of settings (${why})`;
    }
    case 'setting-unknown': {
      const { setting } = fault.values;
      return msg`setting ${setting} is not known`;
    }
    case 'setting-invalid': {
      const { setting } = fault.values;
      return msg`setting ${setting} does not take this value`;
    }
    case 'setting-twice': {
      const { setting } = fault.values;
      return msg`setting ${setting} is there twice`;
    }
  }
}
